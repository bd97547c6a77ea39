import { expect, it } from 'vitest';
import { manualClock, settled } from '../testing/index.ts';
import { watchOpening } from './watchOpening.ts';

it('is over when the heading has been there for a moment, and nothing stands for something else', async () => {
  const { container, clock, opening } = setup('');
  container.innerHTML = '<h1>Shelf</h1><p data-waiting></p>';
  await settled();
  clock.advance(500);
  expect(opening.isOver()).toBe(false);
  container.querySelector('p')?.remove();
  await settled();
  expect(opening.isOver()).toBe(false);
  clock.advance(500);
  await opening.over;
  expect(opening.isOver()).toBe(true);
});

it('is over soon where the page came with its screen', () => {
  const { clock, opening } = setup('<main><h1>Shelf</h1></main>');
  clock.advance(500);
  expect(opening.isOver()).toBe(true);
});

it('is not over while a part says that it is busy, also when it begins to', async () => {
  const { container, clock, opening } = setup('<h1>Shelf</h1><p></p>');
  container.querySelector('p')?.setAttribute('aria-busy', 'true');
  await settled();
  clock.advance(500);
  expect(opening.isOver()).toBe(false);
  container.querySelector('p')?.setAttribute('aria-busy', 'false');
  await settled();
  clock.advance(500);
  await opening.over;
});

it('ends some day, whatever never comes, and watches nothing from then on', async () => {
  const { clock, opening } = setup('<p data-waiting></p>');
  clock.advance(6_000);
  await opening.over;
  expect(clock.waiting()).toBe(0);
});

function setup(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  const clock = manualClock();
  return { container, clock, opening: watchOpening(container, clock) };
}
