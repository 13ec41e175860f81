import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import { text, type LegalDocument, type LegalPart } from './legal-document.ts'

const effective = '2025'
const privacyLink: LegalPart = { label: 'Privacy Policy', to: '/privacy' }

export const terms: LegalDocument = {
  meta: {
    title: pageTitle('Terms and conditions'),
    description: `The terms for using the ${brand.product} website, its savings calculator and its live voice demo. United States law governs them.`,
  },
  effective,
  hero: {
    label: `Effective ${effective}`,
    title: 'Terms and conditions',
    lead: 'These terms cover this website, its savings calculator and its voice demo. Any work we do for you is covered by its own written agreement.',
  },
  contentsName: 'Contents',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        text(
          `These terms are between you and ${brand.product}, based in ${brand.city}. By using this website, you accept them. If you do not accept them, please do not use it. If you use it for a business, you accept them on behalf of that business and confirm that you are authorized to do so.`,
        ),
        text(
          'Services you buy from us are governed by a written agreement. Where it differs from this page, the agreement applies. How we handle information about you is set out in the ',
          privacyLink,
          ', which is part of these terms.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Use',
      blocks: [
        text(
          'You may read, print and link to everything here, use the calculator and talk to the demo for your own business, free of charge. Three things are not allowed.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Breaking or overloading it',
              text: 'No attempts to get around limits, to access what isn’t public, or to keep others from using the site.',
            },
            {
              name: 'Automating it',
              text: 'No automated submissions or calls. Search engines and accessibility tools are welcome.',
            },
            {
              name: 'Impersonation',
              text: 'No submissions in other people’s names, and no posing as us.',
            },
          ],
        },
        text(
          'In the demo, you are talking to a machine, not a person. Rooms and rides in the demo are examples: nothing is reserved, sent or charged. One thing is real: if you ask AIR to book a discovery call, the request reaches us. The demo cannot call emergency services.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        text(
          `The text, illustrations, video, voices and software on this website belong to ${brand.product} or to those who license them to us; the typefaces are used under the SIL Open Font License. You may quote from the site if you credit it as the source. Anything beyond that needs our written permission. Other companies’ product names belong to them and are mentioned only to say what we work with.`,
        ),
      ],
    },
    {
      id: 'user-content',
      heading: 'User content',
      blocks: [
        text(
          'What you write or say to us stays yours. You allow us to store and use it to answer you, to prepare for the call you asked for, and for nothing else. You confirm that you have the right to share it, and that it is neither unlawful nor someone else’s confidential information.',
        ),
        text(
          'A conversation with the demo is sent to us only if you choose to send it, and you can edit it first. We may act on suggestions about our services without owing you anything. The ',
          privacyLink,
          ' says how long we keep what you send.',
        ),
      ],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      blocks: [
        text(
          'The website is provided “as is” and “as available,” without warranties of any kind, express or implied, to the extent the law allows.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Estimates',
              text: 'The calculator runs your numbers through the formula printed below it. The result is an estimate, not an offer or a promise.',
            },
            {
              name: 'Results',
              text: 'What we promise a customer, including the money-back guarantee, is what the written agreement with that customer says.',
            },
            {
              name: 'Beta and upcoming agents',
              text: 'AIR is in Beta and can misunderstand you. Agents marked as coming soon are still being planned and may change.',
            },
            {
              name: 'Third-party figures',
              text: 'Statistics with a named source are not our own. The delivery app commission is a typical range.',
            },
            {
              name: 'Advice',
              text: 'Nothing here is medical, legal, tax or investment advice.',
            },
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        text(
          `The website is free of charge. To the extent the law allows, ${brand.product} is not liable for indirect or consequential damages from using it or being unable to use it, such as lost profits, lost data, lost calls or lost business.`,
        ),
        text(
          'Nothing on this page limits liability that cannot be limited by law, including liability for fraud, willful misconduct or personal injury.',
        ),
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        text(
          'You can stop using the website at any time; there is no account to close. We may block anyone who breaks these terms, and we may change or shut down the website or any part of it. The sections on intellectual property, disclaimers, liability and governing law continue to apply after that.',
        ),
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        text(
          'United States law governs these terms and your use of this website, without regard to conflict-of-law rules. You keep any consumer rights under your local law that no contract can take away. Before anyone goes to court, please write to us: most things can be settled by email.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        text(
          `These terms have been in effect since ${effective}. When we change them, the new text appears on this page with its own date and applies to what you do here from then on. If any part of them turns out to be invalid, the rest stays in effect.`,
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [text('Questions about these terms? Email ', { mailbox: brand.email }, '.')],
    },
  ],
}
