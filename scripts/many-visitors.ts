/**
 * Variables for a chain that one machine visits hundreds of times an hour, far more often than a
 * household: nobody waits a minute for each second code.
 */
export const manyVisitors = {
  // The hours that hundreds of visits leave chosen must come back soon, or the salons are full
  // before the last one.
  booking: { SLOT_HOLD_SECONDS: '45' },
  auth: {
    LOGINS_PER_ADDRESS_HOUR: '10000',
    VERIFIES_PER_ADDRESS_HOUR: '10000',
    CONSENTS_PER_ADDRESS_HOUR: '10000',
    CODES_PER_ADDRESS_HOUR: '10000',
    CODE_TRIES_PER_ADDRESS_HOUR: '10000',
    CODES_PER_PHONE_HOUR: '100',
    RESEND_SECONDS: '3',
  },
}
