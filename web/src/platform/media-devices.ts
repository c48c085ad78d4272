export type MediaDevicesFound = { cameras: MediaDeviceInfo[]; microphones: MediaDeviceInfo[] }

/** The cameras and microphones of this device; they have names once one of them has been opened. */
export async function listDevices(): Promise<MediaDevicesFound> {
  const all = await navigator.mediaDevices.enumerateDevices()
  return {
    cameras: all.filter((device) => device.kind === 'videoinput'),
    microphones: all.filter((device) => device.kind === 'audioinput'),
  }
}

export const deviceIdOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? ''

/** The light of the camera goes out. */
export const stopTracks = (media: MediaStream | undefined) =>
  media?.getTracks().forEach((track) => track.stop())
