import type { Pack } from '../../engine/index.ts';
import { signatures } from './operations/signatures.ts';

/** The account and the session, the things of the account, such as equipment and orders, and the operations on them. */
export const accountPack: Pack = {
  domain: 'account',
  sources: {
    account: async () => (await import('./facts/accountSource.ts')).accountSource,
    mailbox: async () => (await import('./facts/mailboxSource.ts')).mailboxSource,
    'self-install': async () => (await import('./facts/selfInstallSource.ts')).selfInstallSource,
  },
  records: {
    equipment: async () => (await import('./records/equipment.ts')).equipment,
    'home-devices': async () => (await import('./records/homeDevices.ts')).homeDevices,
    appointments: async () => (await import('./records/appointments.ts')).appointments,
    outages: async () => (await import('./records/outages.ts')).outages,
    'told-outage': async () => (await import('./records/outages.ts')).toldOutage,
    notifications: async () => (await import('./records/messages.ts')).notifications,
    preferences: async () => (await import('./records/messages.ts')).preferences,
    channels: async () => (await import('./records/channels.ts')).channels,
    search: async () => (await import('./records/search.ts')).search,
    networks: async () => (await import('./records/networks.ts')).networks,
    plan: async () => (await import('./records/plan.ts')).plan,
    cart: async () => (await import('./records/cart.ts')).cart,
    subscriptions: async () => (await import('./records/subscriptions.ts')).subscriptions,
    'public-plans': async () => (await import('./records/publicPlans.ts')).publicPlans,
    offers: async () => (await import('./records/offers.ts')).offers,
    orders: async () => (await import('./records/orders.ts')).orders,
    'order-items': async () => (await import('./records/orders.ts')).orderItems,
  },
  derivations: {
    account: async () => (await import('./facts/accountDerivations.ts')).accountDerivations,
    session: async () => (await import('./facts/sessionDerivations.ts')).sessionDerivations,
    'home-entry': async () => (await import('./facts/homeDerivations.ts')).homeDerivations,
  },
  operations: {
    'activate-equipment': {
      signature: signatures['activate-equipment'],
      load: async () => (await import('./operations/activateEquipment.ts')).activateEquipment,
    },
    'activate-kit': {
      signature: signatures['activate-kit'],
      load: async () => (await import('./operations/activateEquipment.ts')).activateKit,
    },
    'measure-speed': {
      signature: signatures['measure-speed'],
      load: async () => (await import('./operations/measureSpeed.ts')).measureSpeed,
    },
    'name-equipment': {
      signature: signatures['name-equipment'],
      load: async () => (await import('./operations/nameEquipment.ts')).nameEquipment,
    },
    'activate-streaming': {
      signature: signatures['activate-streaming'],
      load: async () => (await import('./operations/activateStreaming.ts')).activateStreaming,
    },
    'add-to-cart': {
      signature: signatures['add-to-cart'],
      load: async () => (await import('./operations/changeCart.ts')).addToCart,
    },
    'remove-from-cart': {
      signature: signatures['remove-from-cart'],
      load: async () => (await import('./operations/changeCart.ts')).removeFromCart,
    },
    'place-order': {
      signature: signatures['place-order'],
      load: async () => (await import('./operations/placeOrder.ts')).placeOrder,
      find: async () => (await import('./operations/placeOrder.ts')).findOrder,
    },
    'switch-network': {
      signature: signatures['switch-network'],
      load: async () => (await import('./operations/changeNetwork.ts')).switchNetwork,
    },
    'switch-email': {
      signature: signatures['switch-email'],
      load: async () => (await import('./operations/changeMessages.ts')).switchEmail,
    },
    'switch-text': {
      signature: signatures['switch-text'],
      load: async () => (await import('./operations/changeMessages.ts')).switchText,
    },
    'agree-to-app-terms': {
      signature: signatures['agree-to-app-terms'],
      load: async () => (await import('./operations/agreeToAppTerms.ts')).agreeToAppTerms,
    },
    'mark-notifications-read': {
      signature: signatures['mark-notifications-read'],
      load: async () => (await import('./operations/changeMessages.ts')).markNotificationsRead,
    },
    'change-network': {
      signature: signatures['change-network'],
      load: async () => (await import('./operations/changeNetwork.ts')).changeNetwork,
    },
  },
};
