import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type FragmentDefinitionNode,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { expect, test } from 'vitest'
import { isChainText } from '../../app/messages/chain-texts'

/** Texts that the chain writes, and that an English page may show in English. */
const chainTexts = new Set([
  'AddOn.name',
  'BalanceEntry.title',
  'Banner.alt',
  'BlogPost.summary',
  'BlogPost.tags',
  'BlogPost.title',
  'BookedOffer.name',
  'BookedService.name',
  'ContentBlock.summary',
  'ContentBlock.title',
  'CustomerCourse.name',
  'CustomerCourse.serviceName',
  'Discover.linkText',
  'Discover.summary',
  'Discover.tags',
  'Discover.title',
  'Feedback.serviceName',
  'Guide.points',
  'Guide.text',
  'HomeBlock.subtitle',
  'HomeBlock.title',
  'HomeBlockItem.oldPrice',
  'HomeBlockItem.price',
  'HomeBlockItem.priceList',
  'HomeBlockItem.subtitle',
  'HomeBlockItem.title',
  'HourGroup.name',
  'Look.summary',
  'Look.tags',
  'Look.title',
  'LuckyPointEntry.title',
  'LuckyVoucher.description',
  'LuckyVoucher.name',
  'MarketingVideo.steps',
  'MarketingVideo.summary',
  'MarketingVideo.title',
  'MembershipOrder.name',
  'Offer.condition',
  'Offer.effect',
  'Offer.expires',
  'Offer.name',
  'OfferService.description',
  'OfferService.name',
  'OfferedService.name',
  'PackageService.name',
  'ProductGroup.name',
  'ReceivedGift.name',
  'Reward.condition',
  'Reward.effect',
  'Reward.name',
  'Salon.warnText',
  'Service.description',
  'Service.name',
  'Service.priceText',
  'Service.subtitle',
  'Service.tags',
  'Service.versionName',
  'ServiceCategory.name',
  'ServiceCategory.title',
  'ServiceDetail.content',
  'ServiceDetail.tags',
  'ServiceDetail.title',
  'ServiceGroup.name',
  'ServiceSuggestion.title',
  'SpaPage.summary',
  'SpaPage.title',
  'SpaStep.title',
  'StaffChallenge.description',
  'StaffChallenge.name',
  'StaffChallenge.unit',
  'TopUpProduct.name',
  'Viewer.membershipName',
  'VisitPhoto.caption',
  'VisitedSalons.title',
  'Wheel.name',
  'WheelGift.description',
  'WheelGift.name',
  'WheelQuest.name',
  'WheelSector.label',
  'WheelSpin.giftName',
  'WheelWinner.giftName',
])

const schema = buildSchema(read('schema/*.graphql'))
const definitions = parse(read('app/**/*.graphql')).definitions
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
)
const operations = definitions.filter(
  (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
)

/** Every text that a page requests: its field in the schema, and where it stands in the answer. */
const texts = new Map(
  operations
    .flatMap((one) => textsIn(schema.getRootType(one.operation)?.name ?? '', one.selectionSet, ''))
    .map((text) => [`${text.type}.${text.name} at ${text.parent}.${text.field}`, text]),
)

test('only what the chain wrote is translated, wherever a page requests it [O-36]', () => {
  expect(texts.size).toBeGreaterThan(200)
  const wrong = [...texts].filter(
    ([, { type, name, parent, field }]) =>
      isChainText(parent, field) !== (name === 'message' || chainTexts.has(`${type}.${name}`)),
  )
  expect(wrong.map(([place]) => place)).toEqual([])
})

type Text = { type: string; name: string; parent: string; field: string }

function textsIn(typeName: string, { selections }: SelectionSetNode, parent: string): Text[] {
  return selections.flatMap((one): Text[] => {
    if (one.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(one.name.value)
      return fragment
        ? textsIn(fragment.typeCondition.name.value, fragment.selectionSet, parent)
        : []
    }
    if (one.kind === Kind.INLINE_FRAGMENT)
      return textsIn(one.typeCondition?.name.value ?? typeName, one.selectionSet, parent)
    const type = schema.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[one.name.value] : undefined
    if (!field) return []
    const inner = getNamedType(field.type).name
    const key = (one.alias ?? one.name).value
    if (one.selectionSet) return textsIn(inner, one.selectionSet, key)
    return inner === 'String' ? [{ type: typeName, name: one.name.value, parent, field: key }] : []
  })
}

function read(pattern: string): string {
  return globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
