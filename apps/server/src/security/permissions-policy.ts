// Names that Chromium knows: it prints a warning into the visitor's console for any other.
const featuresOff = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The microphone is for the voice demo. Autoplay and full screen stay as they are, for the film. */
export const permissionsPolicy = [
  'microphone=(self)',
  ...featuresOff.map((feature) => `${feature}=()`),
].join(', ')
