/** The path that serves the salons of a city of the footer. */
export function citySalonsPath(cityId: number | string): string {
  return `/system-salon/tinh/${cityId}`
}
