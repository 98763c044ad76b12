import type { Request } from '@playwright/test'
import { idOf } from '../../app/persisted-document'

/** Whether the page sends one of these documents, which are sent as their ids. */
export function sendsDocument(request: Request, ...documents: object[]): boolean {
  return documents.some((document) => request.postData()?.includes(idOf(document)!))
}
