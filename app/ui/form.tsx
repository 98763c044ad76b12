import { Form as RouterForm, useActionData, useNavigation, type FormProps } from '@remix-run/react'
import { useEffect, useRef, type RefObject } from 'react'
import { isOffline } from '~/browser/is-offline'
import { ui as messages } from '~/messages/vi/ui'
import { Sending } from './button'
import { useToast } from './toast'

/** The result of a page's action, from the type of the action. */
type ResultOf<Action> = NonNullable<ReturnType<typeof useActionData<Action>>>

/** Returns what the last press of one of the page's forms came to; null when it was another's. */
export function useFormResult<Action>() {
  const result = useActionData<Action>() as { form: string } | undefined
  return <Name extends string>(...names: Name[]) =>
    (names.some((name) => name === result?.form) ? result : null) as Extract<
      ResultOf<Action>,
      { form: Name }
    > | null
}

/** Finds the first wrong field; of a group of choices, which takes no focus, its first choice. */
const firstWrong = '[aria-invalid=true]:not(fieldset), [aria-invalid=true] input'

/**
 * A form that posts: it carries `hidden` fields, ignores a press while the same is being sent, shows
 * that on the pressed button, and moves the focus to the first wrong field. Without a network it is
 * not sent, as the page of the failure would replace what was typed.
 */
export function Form({
  hidden = {},
  formRef,
  onSubmit,
  children,
  ...rest
}: Omit<FormProps, 'hidden'> & {
  hidden?: Readonly<Record<string, string | number>>
  formRef?: RefObject<HTMLFormElement>
}) {
  const toast = useToast()
  const own = useRef<HTMLFormElement>(null)
  const form = formRef ?? own
  const { formData } = useNavigation()
  const result = useActionData()
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [result, form])
  const fields = Object.entries(hidden)
  const isSending = (name?: string, value?: string) =>
    formData !== undefined &&
    fields.every(([field, text]) => formData.get(field) === String(text)) &&
    (!name || formData.get(name) === value)
  return (
    <RouterForm
      ref={form}
      method="post"
      {...rest}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        const pressed =
          submitter instanceof HTMLButtonElement && !('intent' in hidden) ? submitter : undefined
        if (isSending(pressed?.name, pressed?.value)) event.preventDefault()
        else if (isOffline()) {
          event.preventDefault()
          toast({ kind: 'error', text: messages.offline })
        } else onSubmit?.(event)
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Sending.Provider value={isSending}>{children}</Sending.Provider>
    </RouterForm>
  )
}
