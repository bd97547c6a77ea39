import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';
import { whenSo } from './whenSo.ts';

it('calls back at once where it is so', () => {
  const { act, is, heard } = setup();
  is(true);
  whenSo(...heard);
  expect(act).toHaveBeenCalledOnce();
});

it('calls back once, after one of several has changed and it is so', () => {
  const { act, is, one, other, heard } = setup();
  whenSo(...heard);
  one.emit();
  expect(act).not.toHaveBeenCalled();
  is(true);
  other.emit();
  one.emit();
  expect(act).toHaveBeenCalledOnce();
});

it('does not call back any more when it is stopped', () => {
  const { act, is, one, heard } = setup();
  const stop = whenSo(...heard);
  stop();
  is(true);
  one.emit();
  expect(act).not.toHaveBeenCalled();
});

it('calls back once, and listens no longer, where it becomes so while it begins to listen', () => {
  const { act, is, one, heard } = setup();
  const [isSo, changes] = heard;
  const tellsAtOnce = (listener: () => void) => {
    is(true);
    listener();
    return () => undefined;
  };
  whenSo(isSo, [...changes, tellsAtOnce], act);
  one.emit();
  expect(act).toHaveBeenCalledOnce();
});

function setup() {
  let isSo = false;
  const [one, other] = [createEmitter(), createEmitter()];
  const act = vi.fn<() => void>();
  const heard = [() => isSo, [one.subscribe, other.subscribe], act] as const;
  return { act, is: (so: boolean) => void (isSo = so), one, other, heard };
}
