import { ESLintUtils } from '@typescript-eslint/utils'
import ts from 'typescript'

const { TypeFlags } = ts
const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike
const nothing = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void

/**
 * A translator or a reader wraps texts in elements of its own. React then writes into a text that
 * nobody sees, or throws as it looks for it among its siblings. It does not where the text is alone
 * in its element.
 */
const ownElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes: 'A text that may change stands in an element of its own, e.g. <span>.',
      before: 'A text behind something that comes and goes stands in an element of its own.',
      fragment:
        'A text of a fragment stands in an element of its own: it may go with the fragment.',
      component: 'This component renders a bare text: give it an element.',
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()

    const typesOf = (type) => (type.isUnion() ? type.types.flatMap(typesOf) : [type])
    const isList = (type) => checker.isArrayLikeType(type)
    const isText = (type, seen = new Set()) =>
      typesOf(type).some((part) => {
        if (part.flags & textual) return true
        if (!isList(part) || seen.has(part)) return false
        return isText(checker.getIndexTypeOfType(part, ts.IndexKind.Number), seen.add(part))
      })
    const goes = (type) => typesOf(type).some((part) => part.flags & nothing || isList(part))

    /** What a component returns. */
    const returned = (element) => {
      const name = element.openingElement.name
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return null
      const [signature] = services.getTypeAtLocation(name).getCallSignatures()
      const type = signature && checker.getReturnTypeOfSignature(signature)
      // Providers return what they are given, which is looked at where it is written.
      return type && type.aliasSymbol?.name !== 'ReactNode' ? type : null
    }

    const isConstant = (node) => {
      switch (node.type) {
        case 'Literal':
          return true
        case 'TemplateLiteral':
          return node.expressions.every(isConstant)
        case 'MemberExpression':
          return isConstant(node.object) && (!node.computed || isConstant(node.property))
        case 'CallExpression':
          return isConstant(node.callee) && node.arguments.every(isConstant)
        case 'ObjectExpression':
          return node.properties.every((one) => one.type === 'Property' && isConstant(one.value))
        case 'Identifier': {
          let scope = context.sourceCode.getScope(node)
          while (scope && !scope.set.has(node.name)) scope = scope.upper
          return scope?.type === 'module' || scope?.type === 'global'
        }
        default:
          return false
      }
    }

    const isBlank = (child) =>
      child.type === 'JSXText'
        ? !child.value.trim()
        : child.type === 'JSXExpressionContainer' && child.expression.value?.trim?.() === ''

    const kindOf = (child) => {
      if (child.type === 'JSXText') return { isText: true, isConstant: true }
      if (child.type === 'JSXFragment') return {}
      if (child.type === 'JSXElement') {
        const type = returned(child)
        return type ? { isBare: isText(type), goes: goes(type) } : {}
      }
      const type = services.getTypeAtLocation(child.expression)
      const constant = isConstant(child.expression)
      const isChoice = /^(Conditional|Logical)Expression$/.test(child.expression.type)
      return {
        isText: isText(type),
        isConstant: constant,
        goes: !constant && (isChoice || goes(type)),
      }
    }

    const check = (node) => {
      const children = node.children.filter(
        (child) =>
          !(child.type === 'JSXText' && !child.value.trim() && child.value.includes('\n')) &&
          child.expression?.type !== 'JSXEmptyExpression',
      )
      const inFragment = node.type === 'JSXFragment'
      if (children.length < 2 && !inFragment) return
      let isBehind = false
      for (const child of children) {
        // Nobody wraps spaces.
        const kind = isBlank(child) ? {} : kindOf(child)
        const report = (messageId) => context.report({ node: child, messageId })
        if (kind.isBare) report('component')
        else if (kind.isText && !kind.isConstant) report('changes')
        else if (kind.isText && inFragment) report('fragment')
        else if (kind.isText && isBehind) report('before')
        isBehind = Boolean(kind.goes)
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** Lint of texts. */
export default {
  files: ['app/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  languageOptions: {
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
  },
  plugins: { texts: { rules: { 'own-element': ownElement } } },
  rules: { 'texts/own-element': 'error' },
}
