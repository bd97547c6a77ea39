import { readSettings, type SandboxSettings } from '../../sandbox/platform/settings/settings.ts';
import { currentProject } from './project.ts';

/** The settings of this machine, with releases and built portal of the current project. */
export function projectSettings(): SandboxSettings {
  return readSettings(process.env, currentProject().root);
}
