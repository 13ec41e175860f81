import { callLibrary } from '@nightdesk/contracts'
import { ipAddress, outsideService } from '../kinds/addresses.ts'
import { policySources, websites } from '../kinds/lists.ts'
import { onOrOff, oneOf, portNumber, rate, secret, wholeNumber, word } from '../kinds/values.ts'
import { setting } from '../setting.ts'

const mostCallsAtOnce = 1_000

export const callSettings = {
  voiceProvider: setting({
    name: 'VOICE_PROVIDER',
    kind: oneOf(['embedded', 'hosted', 'off']),
    fallback: 'embedded',
    help: 'who takes the demo calls: embedded, hosted or off',
    isInReadme: true,
  }),
  /** All of these are set when the provider is `hosted`. */
  voiceApiUrl: setting({
    name: 'VOICE_API_URL',
    kind: outsideService,
    help: 'the address of the hosted voice provider',
    example: 'https://api.example.com',
  }),
  voicePublicKey: setting({
    name: 'VOICE_PUBLIC_KEY',
    kind: word,
    help: 'the public share key of the hosted voice provider',
    example: 'your-public-key',
  }),
  voiceAssistantAir: setting({
    name: 'VOICE_ASSISTANT_AIR',
    kind: word,
    help: 'the assistant of the AIR page at the hosted provider',
    example: 'assistant-id',
  }),
  voiceAssistantHotels: setting({
    name: 'VOICE_ASSISTANT_HOTELS',
    kind: word,
    help: 'the assistant of the hotels page at the hosted provider',
    example: 'assistant-id',
  }),
  voiceAssistantTransportation: setting({
    name: 'VOICE_ASSISTANT_TRANSPORTATION',
    kind: word,
    help: 'the assistant of the transportation page at the hosted provider',
    example: 'assistant-id',
  }),
  voiceBundleUrl: setting({
    name: 'VOICE_BUNDLE_URL',
    kind: outsideService,
    fallback: callLibrary.bundleUrl,
    fallbackText: 'version 0.75.2',
    help: 'where the call library of the hosted provider finds its program',
    example: callLibrary.bundleUrl,
  }),
  voiceMediaOrigins: setting({
    name: 'VOICE_MEDIA_ORIGINS',
    kind: policySources,
    fallback: callLibrary.mediaOrigins,
    fallbackText: 'of that version',
    help: 'whom that program may talk with, separated by commas',
    example: callLibrary.mediaOrigins.join(','),
  }),
  hasVoiceWidget: setting({
    name: 'VOICE_WIDGET',
    kind: onOrOff,
    fallback: false,
    help: 'on loads our voice widget on every page but AIR, hidden, and lets others load it',
  }),
  voiceWidgetOrigins: setting({
    name: 'VOICE_WIDGET_ORIGINS',
    kind: websites,
    fallback: [],
    fallbackText: 'none',
    help: 'other websites whose visitors may call through it, separated by commas',
    example: 'https://www.example.com',
  }),
  voiceWidgetUrl: setting({
    name: 'VOICE_WIDGET_URL',
    kind: outsideService,
    help: 'the script of the hosted provider’s voice widget, loaded instead of ours',
    example: 'https://cdn.example.com/widget.js',
  }),
  voiceApiKey: setting({
    name: 'VOICE_API_KEY',
    kind: secret,
    help: 'the private key of the voice provider, for its owner, at least 16 characters',
    example: 'change-me-to-something-long',
  }),
  voiceMaxCalls: setting({
    name: 'VOICE_MAX_CALLS',
    kind: wholeNumber(1, mostCallsAtOnce),
    // As many as two cores were measured to serve well: `npm run bench -- voice /ten-minutes-of-six`.
    fallback: 6,
    help: 'how many calls the server takes at once',
  }),
  voiceCallsPerAddress: setting({
    name: 'VOICE_CALLS_PER_ADDRESS',
    kind: wholeNumber(1, mostCallsAtOnce),
    fallback: 1,
    help: 'how many of them may come from one visitor',
  }),
  voiceCallsPerHour: setting({
    name: 'VOICE_CALLS_PER_HOUR',
    kind: rate,
    fallback: 6,
    help: 'how many calls one visitor may start in an hour',
  }),
  voiceCallsPerDay: setting({
    name: 'VOICE_CALLS_PER_DAY',
    kind: rate,
    fallback: 20,
    help: 'how many calls one visitor may start in a day',
  }),
  voiceCallSeconds: setting({
    name: 'VOICE_CALL_SECONDS',
    kind: wholeNumber(10, 3_600),
    fallback: 180,
    help: 'how long a call may last',
  }),
  voiceSilenceSeconds: setting({
    name: 'VOICE_SILENCE_SECONDS',
    kind: wholeNumber(5, 600),
    fallback: 20,
    help: 'how long a caller may be silent before the call ends',
  }),
  voiceUdpPort: setting({
    name: 'VOICE_UDP_PORT',
    kind: portNumber(1),
    fallbackText: 'any free one',
    help: 'the UDP port for the sound of all calls',
    example: '50000',
  }),
  voicePublicAddress: setting({
    name: 'VOICE_PUBLIC_ADDRESS',
    kind: ipAddress,
    fallbackText: 'the own one',
    help: 'the IP address at which callers reach that port',
    example: '203.0.113.7',
  }),
}
