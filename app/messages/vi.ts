/** The Vietnamese catalogue: one object of sentences per area, one line here per area. */
export { ui } from './vi/ui'
