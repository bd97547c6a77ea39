export { PORT_VARIABLES, type SandboxPorts } from './ports.ts';
export {
  readSettings,
  type SandboxOrigins,
  type SandboxSettings,
  type SessionLimits,
  type UnleashSettings,
} from './settings.ts';
