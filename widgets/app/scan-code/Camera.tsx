import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { readCodes } from './readCodes.ts';
import styles from './Camera.module.css';

export interface CameraProps {
  /** Called with the text of each code that is seen. */
  onRead: (text: string) => void;
  /** There is no camera, or it may not be used. */
  onFail: () => void;
}

/** The picture of the camera. It is on while this is shown. */
export function Camera({ onRead, onFail }: CameraProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const stop = new AbortController();
    if (video.current)
      readCodes(video.current, (text) => read(text), stop.signal).catch(() => {
        if (!stop.signal.aborted) fail();
      });
    return () => stop.abort();
  }, []);
  return <video ref={video} className={styles.camera} muted playsInline aria-hidden />;
}
