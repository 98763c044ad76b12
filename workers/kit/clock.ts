export { nowOf, type ClockVars } from '../../domain/clock'
