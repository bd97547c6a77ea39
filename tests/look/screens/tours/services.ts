import { expect } from '@playwright/test';
import { heading } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** The customer's services and equipment, their messages, and reference pages. */
export const services: Tour = {
  name: 'services',
  async *walk({ page, words: { say }, signInAs }: Stage) {
    const main = page.getByRole('main');
    const open = async (address: string, title: string): Promise<void> => {
      await page.goto(address);
      await expect(heading(page)).toHaveText(say(title));
    };
    await page.goto('/outage-map');
    await expect(main.getByRole('table', { name: say('outages:known') })).toContainText('New Orleans');
    yield 'outage-map';
    await open('/search-results', 'search:title');
    yield 'search-results';

    await signInAs('hannah', '/services/internet');
    const rows = main.getByRole('listitem').or(main.getByRole('row'));
    await expect(rows.first()).toBeVisible();
    yield 'internet';
    await open('/services/voice', 'services:lines.VOICE');
    await expect(rows.first()).toBeVisible();
    yield 'voice';
    await open('/services/voice/phone', 'voice:phone.title');
    await expect(rows.first()).toBeVisible();
    yield 'voice-phone';
    await open('/voice', 'voice:voicemail.title');
    await expect(main.getByRole('link', { name: say('voice:voicemail.delete') }).first()).toBeVisible();
    yield 'voicemail';
    await open('/service-appointments/notification-details', 'visits:title');
    yield 'visits';

    await signInAs('maria', '/notifications');
    const device = main.getByRole('link', { name: say('notifications:open.DEVICE_CONNECT') });
    await expect(device).toBeVisible();
    yield 'notifications';
    await device.click();
    await expect(heading(page)).toHaveText('Phone');
    yield 'device';
    await page.goto('/services/internet/devices/device-details/A1B2C3D4E5F6');
    await expect(main.getByText(say('home-devices:missing.title'))).toBeVisible();
    yield 'device-missing';
    await open('/user-preferences', 'preferences:title');
    yield 'preferences';
    await open('/channel-lineup', 'channels:title');
    await expect(main.getByRole('table')).toBeVisible();
    yield 'channels';
    await open('/services/internet/speed-test', 'speed-test:title');
    yield 'speed-test';

    await signInAs('lucia', '/selfinstall');
    await expect(heading(page)).toHaveText(say('self-install:steps.kit.heading'));
    yield 'self-install';
  },
};
