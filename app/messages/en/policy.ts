import type { privacy as privacyVi, terms as termsVi } from '../vi/policy'
import type { Wording } from '../wording'

/**
 * The privacy policy in the terms of law 91/2025/QH15 on personal data; it states what this site
 * really does. A list in a body is a list on the page.
 */
export const privacy = {
  title: 'Privacy policy',
  description:
    'What we use your phone number and data for, how long we keep them, and the rights you have under Vietnam’s Law on Personal Data Protection 91/2025/QH15.',
  updated: 'In force from 23 November 2026',
  lead: 'We collect only what we need to hold your place, we say what it is for, and you can withdraw your consent at any time. This page follows Vietnam’s Law on Personal Data Protection No. 91/2025/QH15, in force from 1 January 2026. If the Vietnamese text and this one differ, the Vietnamese text prevails.',
  sections: [
    {
      id: 'controller',
      title: '1. Who is responsible for your data',
      body: [
        'The controller of personal data is {company}, address: {address}. For any question about personal data, call {consentHotline} or write to {email}.',
        'The salons of {brand} serve you as booked and see only their own salon’s bookings.',
      ],
    },
    {
      id: 'data',
      title: '2. What data we process',
      body: [
        [
          'Phone number: you enter it when you book, look up a booking or log in.',
          'Bookings: salon, day and time, services, stylist, special requests and the notes you write; for a group, the names of its people if you write them.',
          'Name, email, date of birth and gender (if you fill them in), membership tier and card balance, if you have an account; the kind of browser of each log-in, so that you recognise your devices.',
          'Location: only when you press “Find a salon near you” and allow it on your phone. The page uses it to sort salons by distance.',
          'Addresses: only when you save one to find salons near it, or ask to be served at home. Only you, when logged in, and the salon that comes to you can see them; you can delete them at any time.',
          'Pictures of your haircut afterwards: only when you agree to this purpose separately.',
          'Technical data: network address and number of attempts, to stop the guessing of codes and fake bookings; the pages you opened and the buttons you pressed, tied to a random code and not to your name or phone number while you have not agreed.',
        ],
        'We do not ask for sensitive personal data such as biometrics, health or finances to book. Please do not write such data in the note.',
      ],
    },
    {
      id: 'purposes',
      title: '3. What we process it for',
      body: [
        [
          'Holding your place and serving you on time: confirming, reminding, changing or cancelling.',
          'Sending one-time codes by Zalo, SMS or automatic call, when we need to be sure that the phone number is yours.',
          'Working out the right price and your offers.',
          'Keeping the system safe: limiting attempts, spotting fake bookings.',
          'Learning which parts of the site are hard to use, from totals, and fixing them.',
          'Keeping pictures of your haircut so we can do the same again next time, if you agree separately.',
          'Recording your location with your phone number when you look for salons near you, if you agree separately.',
        ],
        'Each purpose is asked for separately. Silence, or pressing nothing, is not consent. Without consent to pictures or location you can book as usual.',
      ],
    },
    {
      id: 'consent',
      title: '4. Giving and withdrawing consent',
      body: [
        'Before the first booking with a new phone number, the page asks for your consent: which data, for what, who controls it and which rights you have. The box is always empty at first; you tick it yourself. Inside the app of {brand} or of a partner, the app has asked you, so the page does not ask again.',
        'You can see and withdraw each consent on the Account page after logging in, which also shows the day and the version you agreed to; or call {consentHotline} or write to {email} from the phone number or email address that was used. What was processed before stays lawful. After that, we stop processing for that purpose; if it was holding your place, the open booking is cancelled.',
      ],
    },
    {
      id: 'rights',
      title: '5. Your rights',
      body: [
        'As the person the data is about, you have the right to:',
        [
          'Know how your personal data is processed.',
          'Give, refuse and withdraw your consent.',
          'See, correct or ask to correct your data.',
          'Ask to be given your data, to have it deleted or its processing restricted; object to its processing.',
          'Complain, report violations, sue and claim damages as the law provides.',
          'Ask the competent authority or the parties involved to protect your data.',
        ],
        'On the Account page you can see and correct your profile, download your data and ask for your account to be deleted. The deletion is carried out after 7 days; until then, you can change your mind. For other requests we may need to send a confirmation code to the phone number to be sure that it is you who asks.',
      ],
    },
    {
      id: 'sharing',
      title: '6. Who receives your data',
      body: [
        [
          'The salon you chose and the stylist who serves you: name, names of the people with you if you write them, time, services, special requests, note; the phone number if you want to be called, and the address if you want to be served at home.',
          'The processors that send codes and reminders for us (Zalo, mobile carriers): phone number and the text of the message, one message for each transaction, without advertising.',
          'The providers of the servers this site runs on.',
          'Competent state authorities, when the law requires it.',
        ],
        'We do not buy or sell personal data. The site carries no third-party trackers or advertising. Videos load from YouTube only after you press play, in its mode with limited cookies.',
      ],
    },
    {
      id: 'storage',
      title: '7. How long we keep it, and how',
      body: [
        [
          'Confirmation codes: kept only as a hash, expire after 5 minutes and are void after 5 wrong attempts.',
          'Bookings without their code: when the time to confirm is over, the place is released.',
          'Names in a booking for a group: deleted the night after the visit, or after the booking is cancelled. Until then only you, whoever has the manage link, and the salon see them.',
          'Bookings and the history of services: kept while you are our customer or until you ask us to delete them, except for what the law requires us to keep.',
        ],
        'Others who look up a booking by your phone number see only the day and part of the number. Changing or cancelling a booking requires the browser that made it, or the code sent to your number. Data travels over encrypted connections.',
      ],
    },
    {
      id: 'cookies',
      title: '8. Cookies on this site',
      body: [
        [
          'muot_session (3 years): keeps you logged in. Logging out deletes it.',
          'muot_holder (1 year): proves that this browser made a booking, so that you can change or cancel it without a code, or that your code was entered in it, so that others cannot use up your codes. Logging out deletes it.',
          'muot_bookings (1 year): the bookings made or looked up in this browser, so that nobody sees yours by guessing its number. Logging out deletes it.',
          'muot_known (3 years): tells the page that there is a booking to load; holds none of your data.',
          'muot_tracking (3 years): a random code to count views; holds no phone number or name.',
          'muot_consent (3 years): the phone number that has consented in this browser, so that we do not have to ask again, and the purposes you chose. Logging out deletes it.',
          'muot_in_app (until the app is closed): remembers that the page is open inside an app.',
          'muot_lang (1 year): remembers the language you chose.',
          'muot_offline (1 year): remembers that you want no appointment saved on this device.',
          'muot_push (1 year): remembers that you want no notifications on this device.',
          'muot_ended (10 minutes): tells the page that your session has just ended, so that it can ask you to log in again.',
          'muot_framed (until the app is closed): remembers that the page is open in a frame of a partner’s app.',
        ],
        'Except for muot_known, muot_offline, muot_push and muot_ended, scripts on the page cannot read these cookies. You can delete cookies in your browser’s settings at any time; you can still book afterwards.',
        'Your browser also saves your next appointment (time, salon, services, manage link; no phone number and no name) so that you can see it without a connection. It is deleted when you log out, 24 hours after the visit, or when you delete it on the page /offline.',
        'For a device with notifications we store the address at its browser’s push service (of Google, Apple, Mozilla or Microsoft) and its keys. Messages are encrypted for the device, and hold neither your phone number nor your name. All of it is deleted when you turn notifications off, log out on the device or delete your account.',
      ],
    },
    {
      id: 'children',
      title: '9. Children',
      body: [
        'When you book for a child, you act for the child and use your own phone number. We do not ask for the child’s name, date of birth or picture; where names of a group are asked, “child” is enough.',
      ],
    },
    {
      id: 'changes',
      title: '10. When this policy changes',
      body: [
        'A new version is published on this page with the date it takes effect. If there is a new purpose, we ask for your consent again first.',
      ],
    },
  ],
} as const satisfies Wording<typeof privacyVi>

/** The general terms. A list in a body is a list on the page. */
export const terms = {
  title: 'General terms',
  description:
    'The terms for booking, changing, cancelling, prices and offers when we do your hair at our salons.',
  updated: 'In force from 1 January 2026',
  lead: 'Booking at {brand} is free and needs no payment in advance. These terms apply to every booking made on this site. If the Vietnamese text and this one differ, the Vietnamese text prevails.',
  sections: [
    {
      id: 'provider',
      title: '1. Who provides the services',
      body: [
        'Services are provided by {company} and the salons of {brand}. Address: {address}. Hotline: {hotline} ({hotlineNote}). Opening hours: {hours}.',
      ],
    },
    {
      id: 'booking',
      title: '2. Booking',
      body: [
        [
          'You book with a Vietnamese mobile number in use. You need no account.',
          'Each phone number has one open booking. To make another one, change or cancel the old one first.',
          'For some bookings we send a confirmation code. Your place is kept while we wait for it; if the code is not entered in time, the place is released.',
          'A booking is confirmed only once the page says so.',
          'Groups: at most 5 people per booking, including you.',
        ],
      ],
    },
    {
      id: 'change-cancel',
      title: '3. Changing, cancelling and being late',
      body: [
        [
          'You can change or cancel free of charge before the appointment, on this site or by phone.',
          'If you are late, the salon does its best to fit you in at the next free place and may have to serve guests who came on time first.',
          'If a salon has to close or your stylist is away, we tell you as early as we can and invite you to choose another time, stylist or salon.',
        ],
      ],
    },
    {
      id: 'prices',
      title: '4. Prices and payment',
      body: [
        [
          'Prices are in Vietnamese đồng (VND), value added tax included. 1K is 1,000 VND.',
          'The price that applies is the one on the page when you book, for the services, day and stylist you chose.',
          'For anything more at the salon we tell you the price and ask you first.',
          'You pay at the salon, afterwards.',
        ],
      ],
    },
    {
      id: 'offers',
      title: '5. Offers',
      body: [
        [
          'Every offer states how long, at which salons and for which services it is valid.',
          'When several offers apply, the page gives you the lowest price. An offer that does not lower the price is not used up.',
          'Offers cannot be exchanged for cash.',
        ],
      ],
    },
    {
      id: 'warranty',
      title: '6. If you are not happy',
      body: [
        'Come back to any of our salons within 7 days and we put it right for free. Tell us what you think at {hotline}; we answer during opening hours.',
      ],
    },
    {
      id: 'duties',
      title: '7. Responsibilities',
      body: [
        [
          'Tell us beforehand if your scalp is sensitive or you have been allergic to hair dye or perm lotion.',
          'You look after your belongings; the salon has lockers. Some parking places are run by others, who may charge a fee.',
          'We are responsible for the quality of our services under consumer protection law.',
          'Mass bookings, bookings with somebody else’s number and bookings by automatic tools may be refused.',
        ],
      ],
    },
    {
      id: 'data',
      title: '8. Personal data',
      body: ['We process your personal data as described in the Privacy policy on this site.'],
    },
    {
      id: 'disputes',
      title: '9. Disputes',
      body: [
        'Both sides first try to reach an agreement. If they cannot, the dispute is settled by the competent authorities under Vietnamese law; you may ask a consumer protection organisation to help.',
      ],
    },
    {
      id: 'changes',
      title: '10. Changes',
      body: [
        'New terms are published on this page with the date they take effect, and do not apply to earlier bookings.',
      ],
    },
  ],
} as const satisfies Wording<typeof termsVi>
