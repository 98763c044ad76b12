/** Whose time services take: 1 a stylist's, 2 a skinner's, 3 both for the whole length. */
export type Delivery = 1 | 2 | 3

/**
 * The delivery of a list of services: one kind if all are of it, otherwise both. No services: a
 * stylist advises.
 */
export function deliveryOf(types: readonly Delivery[]): Delivery {
  if (types.every((type) => type === 1)) return 1
  return types.every((type) => type === 2) ? 2 : 3
}

/** Whether enough of the needed kinds are free. */
export function isServable(
  delivery: Delivery,
  freeStylists: number,
  freeSkinners: number,
  people = 1,
): boolean {
  return (delivery === 2 || freeStylists >= people) && (delivery === 1 || freeSkinners >= people)
}
