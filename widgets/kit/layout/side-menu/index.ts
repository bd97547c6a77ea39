export { SideMenu } from './SideMenu.tsx';
export type { MenuItem, SideMenuProps } from './SideMenu.tsx';
