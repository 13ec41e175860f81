import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import { text, type LegalDocument } from './legal-document.ts'

const effective = '2025'

export const privacy: LegalDocument = {
  meta: {
    title: pageTitle('Privacy policy'),
    description: `What ${brand.product} learns about visitors to this website, what we use it for, who sees it, and how to have it corrected or erased.`,
  },
  effective,
  hero: {
    label: `Effective ${effective}`,
    title: 'Privacy policy',
    lead: 'This site sets no cookies without asking and has no accounts. We use what you send us to answer you, and erase it if you ask.',
  },
  contentsName: 'Contents',
  sections: [
    {
      id: 'information-collected',
      heading: 'Information collected',
      blocks: [
        text(
          'You can read every page without telling us who you are, and there is nothing to sign in to. The site sets no cookies without asking; what it may load from other companies, and when, is covered under ',
          { label: 'Sharing of information', to: '#sharing' },
          '. We collect information about you only in these cases.',
        ),
        {
          kind: 'cases',
          cases: [
            {
              name: 'The contact form',
              text: 'Your name, your email address, your phone number if you give one, and your message. Along with them, we store the page you sent it from, the time, the version of the consent text you agreed to, and a shortened form of your IP address, which protects the form from abuse. The check mark in the consent box stays in your browser; the form cannot be sent without it.',
            },
            {
              name: 'A message we couldn’t accept',
              text: 'If our server can’t accept your message right away, your browser keeps a copy on your device and tries again. The copy is deleted once the message arrives or after seven days, whichever comes first.',
            },
            {
              name: 'The voice demo',
              text: 'Your browser asks you before it turns on the microphone; you can type instead. To answer you, we process what you say or type. The audio is never stored. On our server, the words are held in memory until the call ends and are then gone, with two exceptions, both up to you: you send us the conversation through the contact form, or you ask the receptionist to book a discovery call. Then we store what you sent, or the details you gave for the call, like any other contact request.',
            },
            {
              name: 'The savings calculator',
              text: 'Your numbers stay in your browser and in the page’s link, so you can share the result. We use them only if you send the estimate through the contact form.',
            },
            {
              name: 'Server logs',
              text: 'Each request leaves one line with its method, path, status and time. The line holds no IP address, no query string, and nothing about your browser or device.',
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
        text('We use what you send us for these purposes and no others.'),
        {
          kind: 'cases',
          cases: [
            {
              name: 'To answer you',
              text: 'We reply, schedule the call you asked for, and prepare for it.',
            },
            {
              name: 'To keep the site usable',
              text: 'Limits on how often someone can send the form or start a demo keep both open for everyone. To apply them, the server remembers IP addresses for a short time, in memory only. Logs tell us when a page is broken.',
            },
            {
              name: 'To document your consent',
              text: 'We store which version of the consent text you agreed to.',
            },
          ],
        },
        text(
          'We do not use it for advertising. We do not build profiles. We do not train AI models on your messages or calls.',
        ),
        text(
          'Contact requests are erased no later than 365 days after they arrive. You can have yours erased sooner. If we end up working together, anything that’s part of that work is kept under our agreement with you.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing of information',
      blocks: [
        text(
          `We do not sell or rent what we know about you. It is read by the people at ${brand.product} who answer you. It passes through the companies that host our servers and deliver our email, only to the extent that work requires.`,
        ),
        text(
          'The form and the voice demo run on our own server. If another company ever handles either one for us, this section will name it first.',
        ),
        text('Three other features run only if we turn them on.'),
        {
          kind: 'cases',
          cases: [
            {
              name: 'Analytics',
              text: 'A bar at the bottom of the page asks you first. The analytics tool and its cookies stay off in your browser until you agree, and advertising is never part of it. A link at the bottom of every page then lets you change your answer. Your browser keeps the answer on your own device; if you withdraw your consent, the cookies are deleted.',
            },
            {
              name: 'Error reports',
              text: 'When a page or our server breaks, a report goes to a service that collects such reports: what broke, on which page, in which browser. It goes through our server, so the service does not see your IP address. Names, email addresses, phone numbers, query strings, messages and cookies are removed first.',
            },
            {
              name: 'Your country',
              text: 'The form can show the country code for phone numbers where you are, and the voice demo can be told the country a call comes from. The country comes from the network in front of our server, or from a lookup service that sees your IP address when your browser contacts it. We do not store it.',
            },
          ],
        },
        text(
          'We give information to authorities only where the law requires it. If the business changes owners, this policy still covers your information.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        text('These are the same for everyone, wherever you live.'),
        {
          kind: 'cases',
          cases: [
            { name: 'See it', text: 'Ask what we have on file about you, and get a copy to keep.' },
            { name: 'Correct it', text: 'Have us fix anything that’s wrong.' },
            {
              name: 'Erase it',
              text: 'Have your request and everything stored with it removed for good.',
            },
            {
              name: 'Withdraw your consent',
              text: 'At any time. We stop using your information from that point on; what we did before isn’t affected.',
            },
          ],
        },
        text(
          'Email ',
          { mailbox: brand.email },
          ' from the address you used, or include the reference number of your request. We ask for nothing more than we need to find it, we charge nothing, and we won’t treat you any differently for asking. If you’re not satisfied with our answer, you can contact your state’s attorney general or the data protection authority where you live.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        text(
          'Contact requests are stored on our own server and read by the people who answer them. The site runs no code from other companies unless you agree to it, accepts only what its forms need, and limits how often they can be sent. The microphone turns on only when you start a demo, and turns off when the call ends, however it ends.',
        ),
        text(
          'No system is completely secure. Please do not send card numbers, health records or passwords through the form or the demo: neither is built for them. If your information is ever lost or exposed, we will tell you without delay what happened and what we are doing about it.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third-party links',
      blocks: [
        text(
          'Some links lead away from this site: to our blog, to our LinkedIn page, and to the sources of the figures we quote. Those sites have their own policies, and this one does not cover them. Nothing from those sites loads until you follow a link.',
        ),
      ],
    },
    {
      id: 'policy-changes',
      heading: 'Policy changes',
      blocks: [
        text(
          `This policy has been in effect since ${effective}. When we change it, the new text appears on this page with its own date. Changes apply to anything you send afterward. Anything you sent earlier stays under the version you agreed to, unless you agree to the new one.`,
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        text(
          `${brand.product} is based in ${brand.city} and is responsible for the information described here. For questions about this policy, email `,
          { mailbox: brand.email },
          '. A person reads it.',
        ),
        text(
          'The rules for using the website itself are in the ',
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
