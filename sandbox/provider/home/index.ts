export { activateEquipment } from './activateEquipment.ts';
export { equipmentNow, type PresentEquipment } from './equipment.ts';
export { deleteVoicemail, forwardCalls, loadHomePhone, setCallGuard, setCaller } from './homePhone.ts';
export { viewDevices } from './homeDevices.ts';
export { nameEquipment } from './nameEquipment.ts';
export { changeNetwork, loadNetworks } from './networks.ts';
export { handleSpeedTestRequest } from './speedTest.ts';
export { readSelfInstall } from './selfInstall.ts';
export { handleVoiceZoneRequest } from './voiceZone.ts';
