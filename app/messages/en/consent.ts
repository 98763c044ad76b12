/** Sentences of the consent to the use of a phone. */
export const consent = {
  consentTitle: 'Keeping your data safe',
  consentText:
    'To hold your place, the salon needs your phone number to confirm your appointment, remind you and change it. You can withdraw your consent at any time by calling {hotline}, the number for personal data alone.',
  consentMust:
    'I agree that the salon uses my phone number for my appointment (needed to hold my place)',
  consentPhoto: 'I agree that the salon takes and keeps pictures of my haircut (optional)',
  consentLocation: 'I agree that my location is used to suggest closer salons (optional)',
  consentRequired: 'Please tick the first box to continue.',
  consentPolicy: 'Read the privacy policy',
} as const
