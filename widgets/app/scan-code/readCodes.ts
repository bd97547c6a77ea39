/** The browser's reader of codes, as far as it is used here; TypeScript does not know it yet (Shape Detection API). */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/**
 * Shows the camera in a video and reads the codes in its pictures, one picture at a time, until it is stopped. The camera
 * is off then, also if it was allowed only afterwards.
 *
 * @param read called with the text of each code, again for each picture in which it is seen
 * @throws DOMException if there is no camera, or it is not allowed
 */
export async function readCodes(
  video: HTMLVideoElement,
  read: (text: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const Reader = Reflect.get(globalThis, 'BarcodeDetector') as new () => CodeReader;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (stopped.aborted) return;
    video.srcObject = stream;
    await video.play();
    const reader = new Reader();
    let goOn: (() => void) | undefined;
    // A camera that is covered or taken away gives no more pictures.
    stopped.addEventListener('abort', () => goOn?.(), { once: true });
    while (!stopped.aborted) {
      for (const { rawValue } of await reader.detect(video)) if (!stopped.aborted) read(rawValue);
      await new Promise<void>((resolve) => {
        goOn = resolve;
        video.requestVideoFrameCallback(() => resolve());
      });
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
