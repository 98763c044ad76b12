import { useNavigation } from '@remix-run/react'

/** Whether a form of this page with this field's value is being submitted. */
export function useSending(name: string, value: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get(name) === value
}
