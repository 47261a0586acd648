import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraState = 'opening' | 'open' | 'refused' | 'missing';

/** Whether the browser lets pages show the camera: by HTTPS or on this computer only. */
export const hasLiveCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** A frame of a phone's camera is seldom larger, and the server keeps no more. */
const LONGER_SIDE = 2_560;
const JPEG_QUALITY = 0.92;

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** The frame that the camera shows now, as a JPEG. */
  readonly take: () => Promise<File>;
}

/** The camera at the back of the device, on until the component unmounts. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>(hasLiveCamera() ? 'opening' : 'missing');
  useEffect(() => {
    if (!hasLiveCamera()) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices
      .getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: LONGER_SIDE }, height: { ideal: LONGER_SIDE } },
      })
      .then(
        async (opened) => {
          stream = opened;
          if (isOver || !video.current) return stop();
          video.current.srcObject = opened;
          await video.current.play();
          setState('open');
        },
        (cause: unknown) => {
          if (isOver) return;
          const { name } = cause as { name?: string };
          setState(name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing');
        },
      )
      .catch(() => isOver || setState('missing'));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, state, take: () => frameOf(video.current) };
}

async function frameOf(video: HTMLVideoElement | null): Promise<File> {
  if (!video?.videoWidth) throw new Error('the camera shows nothing yet');
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!image) throw new Error('the frame could not be stored');
  return new File([image], 'foto.jpg', { type: 'image/jpeg' });
}
