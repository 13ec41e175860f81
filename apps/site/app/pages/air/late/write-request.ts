import { demoTalk, ownBusinessPage } from '@nightdesk/content'
import {
  describeBusiness,
  encodeBusiness,
} from '../../../features/business-setup/late/describe-business.ts'
import type { Business } from '../../../features/business-setup/late/setup-draft.ts'
import { printConversation } from '../../../features/voice-demo/late/caption.ts'
import { ownRows } from '../../../features/voice-demo/late/own-facts.ts'
import type { DraftData } from '../../../features/contact-section/late/desk/draft-data.ts'
import type { CallView } from '../../../features/voice-demo/late/desk-view.ts'

const copy = ownBusinessPage.call

/** What goes along with the message as long as it tells of the setup. */
export function dataOf(business: Business): DraftData {
  return { words: describeBusiness(business), data: encodeBusiness(business) }
}

/** The message to us: the setup, the note that was taken, and what was said. */
export function writeRequest(business: Business): (call: CallView) => string {
  return ({ captions, paper }) => {
    const note = ownRows(paper)
      .map(({ fact, name }) => `${name}: ${paper[fact]}`)
      .join('\n')
    const conversation = printConversation(captions, demoTalk.speakers)
    return [
      copy.buildIntro,
      `${copy.setupIntro}\n${describeBusiness(business)}`,
      note && `${copy.noteIntro}\n${note}`,
      conversation && `${copy.conversationIntro}\n${conversation}`,
    ]
      .filter(Boolean)
      .join('\n\n')
  }
}
