let serial = 0

/**
 * A phone that no other test has: all test files of the worker share this module, as they share
 * one runtime. No phone of the demo begins alike.
 */
export function newPhone(): string {
  return `0868${String(++serial).padStart(6, '0')}`
}
