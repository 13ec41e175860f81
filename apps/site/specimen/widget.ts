// Shows the voice widget as other people's pages get it: places, shapes, looks.
import { run, type WidgetOptions } from '@nightdesk/voice-client/widget'

const tag = `<script
  type="module"
  src="https://www.nightdesk.example/widget/widget.js"
  data-nightdesk-widget
  data-assistant="your-assistant"
  data-api-key="your-public-share-key"
  data-position="bottom-right"
  data-idle-type="pill"
  data-idle-title="Ask the front desk"
></script>`

const looks: readonly WidgetOptions['config'][] = [
  {},
  { position: 'bottom-right', idle: { type: 'pill', title: 'Ask the front desk' } },
  { position: 'top-right', width: '64px', height: '64px', offset: '24px' },
  { position: 'left', idle: { title: 'Night porter', color: 'gold' } },
]

const code = document.querySelector('#tag')
if (code) code.textContent = tag
for (const config of looks) run({ assistant: 'hotels', ...(config && { config }) })
