import type { terms as vi } from '../vi/terms'
import type { Wording } from '../wording'

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
} as const satisfies Wording<typeof vi>
