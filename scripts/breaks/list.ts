/** A fault that is put into one place of the source, and the tests that must notice it. */
export type Break = {
  /** The requirement that it breaks; a test whose title has it must fail. */
  id: string
  /** What is wrong then. */
  fault: string
  file: string
  /** Source text that stands in the file exactly once. */
  from: string
  to: string
  /** The file of the tests that must notice it. */
  tests: string
}

const mainForm = 'app/routes/booking/main/main-form.test.tsx'
const bookingResolvers = 'gateway/modules/booking/resolvers.test.ts'
const bookedServices = 'gateway/modules/booking/services.test.ts'

/**
 * Faults in the wiring between tested rules: a loader, an action, a resolver, a handler or a field
 * that does not use the rule. Mutants of the rules themselves do not show these.
 */
export const breaks: readonly Break[] = [
  {
    id: 'H-110',
    fault: 'a session cannot cancel the booking of its phone',
    file: 'workers/booking/handlers/cancel.ts',
    from: 'if (!(await isOwner(booking, await callerOf(context))))',
    to: 'if (!(await isOwner(booking, { ...(await callerOf(context)), phone: async () => null })))',
    tests: 'workers/booking/handlers/manage.test.ts',
  },
  {
    id: 'H-140',
    fault: 'the consent is not posted',
    file: 'app/routes/booking/submit/create-input.server.ts',
    from: 'consent: typed.consent ?',
    to: 'consent: Number.isNaN(0) ?',
    tests: 'app/routes/booking/submit/save-consent.server.test.ts',
  },
  {
    id: 'H-140',
    fault: 'the purpose of photos is left out',
    file: 'app/routes/booking/submit/save-consent.server.ts',
    from: "...(consent.photo ? (['PHOTO'] as const) : []),",
    to: '',
    tests: 'app/routes/booking/submit/save-consent.server.test.ts',
  },
  {
    id: 'H-170',
    fault: 'the note is not read from the form',
    file: 'app/routes/booking/submit/typed-fields.ts',
    from: "note: String(fields.get('note') ?? ''),",
    to: "note: '',",
    tests: mainForm,
  },
  {
    id: 'H-170',
    fault: 'the consent to photos is not read from the form',
    file: 'app/routes/booking/submit/typed-fields.ts',
    from: "photo: fields.has('photo'),",
    to: 'photo: false,',
    tests: mainForm,
  },
  {
    id: 'H-174',
    fault: 'the tier stands in words',
    file: 'app/routes/membership/member.tsx',
    from: '<TierIcon tier={tier} name={words.tier[tier]} size="l" />',
    to: '<span className="h3">{words.tier[tier]}</span>',
    tests: 'app/routes/membership/tier.test.tsx',
  },
  {
    id: 'B-157',
    fault: 'the alert of a campaign is never set',
    file: 'workers/booking/handlers/catalogue.ts',
    from: 'isAlertCampaign: customer?.isGenZ ?? false,',
    to: 'isAlertCampaign: false,',
    tests: 'workers/booking/handlers/catalogue.test.ts',
  },
  {
    id: 'B-157',
    fault: 'the backend sends no guides',
    file: 'workers/booking/handlers/catalogue.ts',
    from: 'guideScreens: catalogue.guides,',
    to: 'guideScreens: [],',
    tests: 'workers/booking/handlers/catalogue.test.ts',
  },
  {
    id: 'B-157',
    fault: 'the gateway drops the guides',
    file: 'gateway/modules/booking/catalogue.ts',
    from: '    guides,\n  }',
    to: '    guides: [],\n  }',
    tests: bookedServices,
  },
  {
    id: 'B-159',
    fault: 'the main screen does not show the guides',
    file: 'app/routes/booking/main/step.tsx',
    from: '<Guides guides={data.guides} step={step.main} />',
    to: '',
    tests: mainForm,
  },
  {
    id: 'B-176',
    fault: 'the button never looks inactive',
    file: 'app/routes/booking/submit/summary.tsx',
    from: 'inactive={isInactive}',
    to: 'inactive={false}',
    tests: mainForm,
  },
  {
    id: 'B-176',
    fault: 'one hour is enough for a group',
    file: 'app/booking/readiness.ts',
    from: 'hoursChosen(people) !== people.length',
    to: 'hoursChosen(people) === 0',
    tests: mainForm,
  },
  {
    id: 'B-189',
    fault: 'what was typed belongs to every salon',
    file: 'app/routes/booking/submit/typed-fields.ts',
    from: 'stored?.form === form &&',
    to: 'stored !== null &&',
    tests: mainForm,
  },
  {
    id: 'B-216',
    fault: 'the change of a booking without services opens empty',
    file: 'app/routes/booking/success/booking-card.tsx',
    from: ": 'consult=1'",
    to: ": ''",
    tests: 'app/routes/booking/success/booking-card.test.tsx',
  },
  {
    id: 'B-216',
    fault: 'the days of a change stay closed',
    file: 'app/booking/readiness.ts',
    from: '|| draft.isChange)',
    to: '|| false)',
    tests: 'app/booking/readiness.test.ts',
  },
  {
    id: 'B-249',
    fault: 'the description goes on as it came',
    file: 'gateway/modules/booking/mapping.ts',
    from: 'cleanHtml(descriptionHtml)',
    to: 'descriptionHtml',
    tests: bookingResolvers,
  },
  {
    id: 'B-385',
    fault: 'places that could not be loaded break the picker',
    file: 'app/routes/booking/salon/load.server.ts',
    from: '(found?.savedAddresses ?? [])',
    to: '[...found!.savedAddresses!]',
    tests: 'app/routes/booking/salon/load.server.test.ts',
  },
  {
    id: 'B-391',
    fault: 'a field of a phone takes 200 characters',
    file: 'app/ui/phone-field.tsx',
    from: 'maxLength={MAX_PHONE_LENGTH}',
    to: 'maxLength={200}',
    tests: mainForm,
  },
  {
    id: 'B-355',
    fault: 'the gateway requests Vietnamese services only',
    file: 'gateway/modules/booking/resolvers.ts',
    from: 'customerPhone: phoneOrNothing(phone),\n        lang: language,\n        choosenServiceIds',
    to: "customerPhone: phoneOrNothing(phone),\n        lang: 'vi',\n        choosenServiceIds",
    tests: bookedServices,
  },
  {
    id: 'B-355',
    fault: 'the language of the page is not sent',
    file: 'app/gateway.server.ts',
    from: "'accept-language': language,",
    to: "'accept-language': 'vi',",
    tests: 'app/gateway.server.test.ts',
  },
  {
    id: 'B-374',
    fault: 'the gateway drops extendData',
    file: 'gateway/modules/tracking/resolvers.ts',
    from: 'extendData: allowed(accepted.extendData),',
    to: '',
    tests: 'gateway/modules/tracking/resolvers.test.ts',
  },
  {
    id: 'B-374',
    fault: 'the page sends no extendData',
    file: 'app/tracking/events.ts',
    from: 'extendData: JSON.stringify(facts),',
    to: '',
    tests: 'app/tracking/events.test.ts',
  },
  {
    id: 'B-361',
    fault: 'nobody may book for others',
    file: 'workers/booking/handlers/role.ts',
    from: 'allowMultiple: role.mayBookForOthers,',
    to: 'allowMultiple: false,',
    tests: 'workers/booking/handlers/roles.test.ts',
  },
  {
    id: 'B-103',
    fault: 'an empty code can be sent',
    file: 'app/routes/booking/offers/code-form.tsx',
    from: 'disabled={hasScript && isEmpty}',
    to: '',
    tests: 'app/routes/booking/offers/code-form.test.tsx',
  },
  {
    id: 'B-122',
    fault: 'the dialog for the phone has no hint for a skinner',
    file: 'app/routes/booking/submit/phone-dialog.tsx',
    from: 'draft.skinnerId === null ? words.phoneText : words.phoneSkinner',
    to: 'words.phoneText',
    tests: mainForm,
  },
  {
    id: 'H-012',
    fault: 'franchise opens in the same tab',
    file: 'app/routes/shell/header.tsx',
    from: 'target="_blank" rel="noopener" data-track="menu_franchise"',
    to: 'data-track="menu_franchise"',
    tests: 'app/routes/shell/header.test.tsx',
  },
  {
    id: 'H-102',
    fault: 'the change of a booking forgets its day',
    file: 'app/routes/booking/success/booking-card.tsx',
    from: '&date=${booking.date}&change=1#part-hour',
    to: '&change=1#part-hour',
    tests: 'app/routes/booking/success/booking-card.test.tsx',
  },
]
