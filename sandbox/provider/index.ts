export { createProvider, type Provider } from './create-provider.ts';
