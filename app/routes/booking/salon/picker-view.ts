import { readId } from '~/booking/read-id'
import { cutText, lineText } from '../../../../domain/typed-text'

/** The view state of the salon picker, in the address beside the draft. */
export type PickerView = {
  q: string
  cityId: string | null
  districtId: string | null
  parking: boolean
  /**
   * `latitude,longitude`; `ask` makes the page request it from the browser, `denied` means that the
   * browser refused.
   */
  near: string
  /** `visited` when `near` is the first salon visited before. */
  from: string
  /** The saved address that salons are listed near. */
  address: string | null
  /** The part of the map whose salons are listed, as `areaText` writes it, or `all`. */
  area: string
  /** Rows to show. */
  show: string | null
  /** The closed salon whose dialog is open. */
  off: string | null
}

/** Longest search that makes sense. */
export const MAX_SEARCH_LENGTH = 60

/** Reads the view from the page's query. */
export function readPickerView(query: URLSearchParams): PickerView {
  return {
    q: cutText(lineText(query.get('q') ?? ''), MAX_SEARCH_LENGTH),
    cityId: readId(query.get('cityId')),
    districtId: readId(query.get('districtId')),
    parking: query.get('parking') === '1',
    near: query.get('near') ?? '',
    from: query.get('from') === 'visited' ? 'visited' : '',
    address: readId(query.get('address')),
    area: query.get('vung') ?? '',
    show: query.get('show'),
    off: readId(query.get('off')),
  }
}

/** The view as it is added to the draft's address. */
export function viewInAddress(view: Partial<PickerView>): Record<string, string | number | null> {
  return {
    q: view.q ?? null,
    cityId: view.cityId ?? null,
    districtId: view.districtId ?? null,
    parking: view.parking ? 1 : null,
    near: view.near ?? null,
    from: view.from ?? null,
    address: view.address ?? null,
    vung: view.area ?? null,
    show: view.show ?? null,
    off: view.off ?? null,
  }
}
