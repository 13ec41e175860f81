import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import { text, type LegalDocument } from './legal-document.ts'

const effective = '2025'

export const privacy: LegalDocument = {
  meta: {
    title: pageTitle('Privacy policy'),
    description: `What ${brand.product} learns about visitors of this website, what it is used for, who sees it, and how to have it corrected or erased.`,
  },
  effective,
  hero: {
    label: `Effective ${effective}`,
    title: 'Privacy policy',
    lead: 'This site sets no cookies without asking and has no accounts. What you send us is used to answer you, and erased when you ask.',
  },
  contentsName: 'Contents',
  sections: [
    {
      id: 'information-collected',
      heading: 'Information collected',
      blocks: [
        text(
          'You can read every page without telling us who you are. There is nothing to sign in to. The site itself sets no cookies; what it can load from other companies, and when, stands under Sharing of information. We learn something about you in these cases only.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'The contact form',
              text: 'Your name, your email address, your phone number if you give one, and your message. With them we store the page you wrote from, the time, the version of the consent text you agreed to, and a shortened form of your network address, which protects the form against abuse. The tick in the consent box stays in your browser; the form cannot be sent without it.',
            },
            {
              name: 'A message we could not take',
              text: 'If our server cannot accept your message at once, your browser keeps a copy on your own device and sends it again. The copy is deleted when the message has arrived, and after seven days in any case.',
            },
            {
              name: 'The voice demo',
              text: 'Your browser asks you before it opens the microphone; you can type instead. What you say or type is processed to answer you. The audio is never stored. The words are held in memory until the call ends and are then gone, with two exceptions that are yours to make: you send the conversation with the contact form, or you ask the receptionist to book a discovery call. Then we store what you sent, or the details you gave for the call, like any other contact request.',
            },
            {
              name: 'The savings calculator',
              text: 'Your numbers stay in your browser and in the address of the page, so that you can pass the result on. We receive them as a request only if you send the estimate with the contact form.',
            },
            {
              name: 'Server logs',
              text: 'Each request leaves one line with its method, path, status and time. The line holds no network address, no search words, and nothing about your browser or device.',
            },
          ],
        },
        text(
          'This website is for businesses. It is not directed to children, and we do not knowingly collect anything from them.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Use of information',
      blocks: [
        text('We use what you send for these purposes and for no others.'),
        {
          kind: 'cases',
          cases: [
            {
              name: 'To answer you',
              text: 'We reply, arrange the call you asked for, and prepare for it.',
            },
            {
              name: 'To keep the site usable',
              text: 'Limits on how often a form can be sent or a demo started keep both open for everybody. To count, the server remembers network addresses for a short time, in memory only. Logs tell us when a page is broken.',
            },
            {
              name: 'To keep our word',
              text: 'The stored version of the consent text shows what you agreed to.',
            },
          ],
        },
        text(
          'We do not use it for advertising. We do not build profiles. We do not train AI models with your messages or calls.',
        ),
        text(
          'Contact requests are erased 365 days after they arrive at the latest. You can have yours erased sooner. If we work together afterwards, what belongs to that work is kept under our agreement with you.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing of information',
      blocks: [
        text(
          `We do not sell or rent what we know about you. It is read by the people at ${brand.product} who answer you. It passes through the companies that house our servers and carry our mail, and only as far as that work needs it.`,
        ),
        text(
          'The form and the voice demo run on our own server. Should another company ever handle either for us, this section will name it first.',
        ),
        text('Three more things are not part of the site unless we switch them on.'),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Counting visits',
              text: 'A bar at the foot of the page asks you first. The counting tool and its cookies stay off in your browser until you agree, and advertising is never part of it. You can change your answer at the foot of every page. Your browser keeps the answer on your own device; when you take your consent back, the cookies are deleted.',
            },
            {
              name: 'Reports of failures',
              text: 'When a page or our server breaks, a report goes to a service that collects such reports: what broke, on which page, in which browser. It takes its way through our server, so the service does not see your network address. Names, email addresses, phone numbers, search words, messages and cookies are taken out before.',
            },
            {
              name: 'Your country',
              text: 'The form can show how phone numbers begin where you are, and the voice demo can be told the country a call comes from. The country comes from the network in front of our server, or from a lookup service that sees your network address when your browser asks it. We do not store it.',
            },
          ],
        },
        text(
          'We hand information to authorities only where the law obliges us to. If the business changes owners, this policy goes with the information.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        text('These are the same for everybody, wherever you live.'),
        {
          kind: 'cases',
          cases: [
            { name: 'See it', text: 'Ask what we hold about you, and get a copy you can keep.' },
            { name: 'Correct it', text: 'Have anything wrong put right.' },
            {
              name: 'Erase it',
              text: 'Have your request and everything stored with it removed for good.',
            },
            {
              name: 'Take back your consent',
              text: 'At any time. What we did before that stays lawful; after it we stop.',
            },
          ],
        },
        text(
          'Write to ',
          { mailbox: brand.email },
          ' from the address you used, or quote the reference number of your request. We ask for nothing more than we need to find it, we charge nothing, and nobody is treated worse for asking. If our answer does not satisfy you, you can turn to your state’s attorney general or to the data protection authority where you live.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        text(
          'Contact requests are stored on our own server, and read by the people who answer them. The site runs no code from other companies unless you agree to it, accepts only what its forms need, and limits how often they can be sent. The microphone opens only when you start a demo, and is released when the call ends, however it ends.',
        ),
        text(
          'No system is safe against everything. Please do not send card numbers, health records or passwords through the form or the demo: neither is made for them. If something happens to information about you, we tell you without delay what it was and what we are doing.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third-party links',
      blocks: [
        text(
          'Some links lead away from this site: to our blog, to our company page on a professional network, and to the sources of the figures we quote. Those sites have policies of their own, and this one ends where they begin. Nothing of theirs is loaded before you follow the link.',
        ),
      ],
    },
    {
      id: 'policy-changes',
      heading: 'Policy changes',
      blocks: [
        text(
          `This policy has been in effect since ${effective}. When we change it, the new text stands on this page with its own date. A change applies to what you send after it. What you sent before stays under the text you agreed to, unless you agree to the new one.`,
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        text(
          `${brand.product} is based in ${brand.city} and is responsible for the information described here. For anything in this policy write to `,
          { mailbox: brand.email },
          '. A person reads it.',
        ),
        text(
          'What holds for the use of the website itself is in the ',
          {
            label: 'Terms and conditions',
            to: '/terms',
          },
          '.',
        ),
      ],
    },
  ],
}
