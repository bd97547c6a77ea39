export { activateEquipment } from './activateEquipment.ts';
export { equipmentNow, type PresentEquipment } from './equipment.ts';
export { changeNetwork, loadNetworks } from './networks.ts';
export { readSelfInstall } from './selfInstall.ts';
