/** Where the salons of a city of the footer are asked for. */
export function citySalonsPath(cityId: number): string {
  return `/system-salon/tinh/${cityId}`
}
