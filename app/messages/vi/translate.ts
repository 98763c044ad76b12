/** A Vietnamese page shows what the gateway sent. */
export function translate<Data>(data: Data): Data {
  return data
}
