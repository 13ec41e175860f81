import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import { text, type LegalDocument, type LegalPart } from './legal-document.ts'

const effective = '2025'
const privacyLink: LegalPart = { label: 'Privacy policy', to: '/privacy' }

export const terms: LegalDocument = {
  meta: {
    title: pageTitle('Terms and conditions'),
    description: `The terms on which ${brand.product} offers this website, its savings calculator and its live voice demo. United States law governs them.`,
  },
  effective,
  hero: {
    label: `Effective ${effective}`,
    title: 'Terms and conditions',
    lead: 'For the use of this website, its savings calculator and its voice demo. Work we do for you has a written agreement of its own.',
  },
  contentsName: 'Contents',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        text(
          `These terms stand between you and ${brand.product}, based in ${brand.city}. By using this website you accept them. If you do not accept them, please do not use it. If you use it for a business, you accept them for that business and say that you may.`,
        ),
        text(
          'Services you buy from us are governed by a written agreement. Where it says something else than this page, the agreement holds. How we treat information about you is set out in the ',
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
          'You may read, print and link to everything here, use the calculator, and talk to the demo, for your own business and free of charge. Three things are not allowed.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Breaking or overloading it',
              text: 'No attempts to get past limits, to reach what is not public, or to keep others from using the site.',
            },
            {
              name: 'Running it by machine',
              text: 'No automatic form entries and no automatic calls. Search engines and accessibility tools are welcome.',
            },
            {
              name: 'Pretending',
              text: 'No entries in other people’s names, and no demo calls passed off as ours.',
            },
          ],
        },
        text(
          'In the demo you speak with a machine, not with a person. Rooms, rides and orders in it are examples: nothing is reserved, sent or charged. One thing is real: a discovery call you ask AIR to book reaches us as a request. The demo cannot call emergency services.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        text(
          `The texts, drawings, film, voices and software of this website belong to ${brand.product} or to those who license them to us; the typefaces are used under the SIL Open Font License. You may quote from the site with its name beside the quote. Anything beyond that needs our written permission. Product names of other companies belong to them and are mentioned only to say what we work with.`,
        ),
      ],
    },
    {
      id: 'user-content',
      heading: 'User content',
      blocks: [
        text(
          'What you write or say to us stays yours. You allow us to store and use it to answer you, to prepare the call you asked for, and for nothing else. You say that you may pass it on, and that it is neither unlawful nor somebody else’s secret.',
        ),
        text(
          'A conversation with the demo is sent to us only when you choose to send it, and you can change it first. Suggestions about our services we may follow without owing you anything. For how long we keep what you send, see the ',
          privacyLink,
          '.',
        ),
      ],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      blocks: [
        text(
          'The website is offered as it is and as it is available, without warranties of any kind, stated or implied, as far as the law allows.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Estimates',
              text: 'The calculator multiplies the numbers you give it, by the formula printed beneath. Its result is an estimate, not an offer and not a promise.',
            },
            {
              name: 'Results',
              text: 'What we promise to a customer, and the money-back guarantee with it, is what stands in the written agreement with that customer.',
            },
            {
              name: 'Beta and coming agents',
              text: 'AIR is in Beta and can misunderstand you. Agents marked as coming soon are plans and may change.',
            },
            {
              name: 'Figures of others',
              text: 'Statistics are quoted with their source. We did not measure them.',
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
          `The website is free of charge. As far as the law allows, ${brand.product} is therefore not liable for indirect or consequential damage that comes from using it, or from not being able to use it: lost profit, lost data, lost calls or lost business.`,
        ),
        text(
          'Nothing on this page limits liability that cannot be limited by law, such as for fraud, for intent, or for injury to a person.',
        ),
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        text(
          'You can stop using the website at any time; there is no account to close. We may shut out whoever breaks these terms, and may change or end the website or any part of it. What by its nature goes on after that, goes on: intellectual property, disclaimers, liability and governing law.',
        ),
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        text(
          'United States law governs these terms and your use of this website, without its rules on conflicts of law. Rights that the law of your home gives you as a consumer, and that no contract can take away, you keep. Before anybody goes to court, please write to us: most things can be settled in a letter.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        text(
          `These terms have been in effect since ${effective}. When we change them, the new text stands on this page with its own date, and holds for what you do here afterwards. If a part of them turns out not to be valid, the rest stays.`,
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        text(
          `Questions about these terms: ${brand.product}, ${brand.city}, `,
          { mailbox: brand.email },
          '.',
        ),
      ],
    },
  ],
}
