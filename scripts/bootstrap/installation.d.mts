export function isInstalled(project: string): boolean;
export function install(project: string): boolean;
export function pinnedNode(project: string): string;
