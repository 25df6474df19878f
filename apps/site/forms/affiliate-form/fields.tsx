import { SelectField, TextField } from "@angadi/ui/field/field";
import styles from "./affiliate-form.module.css";
import type {
  AffiliateField,
  AffiliateFormCopy,
  AffiliateResult,
  Country,
  FieldErrors,
} from "./application.ts";

interface FieldsProps {
  copy: AffiliateFormCopy;
  errors: FieldErrors;
  /** The entered values, if the server responded with a document. */
  values: Extract<AffiliateResult, { error: string }>["values"];
}

/** Dialling code of the programme's home country. */
const DEFAULT_DIAL_CODE = "+91";

/** Matches the contract's pattern; the browser's own URL check accepts more schemes. */
const URL_PATTERN = String.raw`[Hh][Tt][Tt][Pp][Ss]?://\S+`;

const createFieldProps =
  ({ copy, errors, values }: FieldsProps) =>
  (name: AffiliateField) => ({
    ...copy.fields[name],
    name,
    required: true,
    defaultValue: values?.[name],
    error: errors[name],
  });

/** Fields about the applicant. */
export function PersonalFields({
  countries,
  ...props
}: FieldsProps & { countries: readonly Country[] }) {
  const getFieldProps = createFieldProps(props);
  return (
    <>
      <TextField {...getFieldProps("name")} autoComplete="name" />
      <TextField {...getFieldProps("email")} type="email" autoComplete="email" />
      <div className={styles.pair}>
        <SelectField
          {...getFieldProps("countryCode")}
          defaultValue={props.values?.countryCode || DEFAULT_DIAL_CODE}
          autoComplete="tel-country-code"
        >
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {`${name} (${code})`}
            </option>
          ))}
        </SelectField>
        <TextField {...getFieldProps("mobile")} type="tel" autoComplete="tel" />
      </div>
    </>
  );
}

/** Fields about the applicant's company. */
export function CompanyFields(props: FieldsProps) {
  const { copy } = props;
  const getFieldProps = createFieldProps(props);
  const urlProps = { type: "url", pattern: URL_PATTERN, title: copy.errors.url };
  return (
    <>
      <TextField {...getFieldProps("companyName")} autoComplete="organization" />
      <TextField {...getFieldProps("website")} {...urlProps} autoComplete="url" />
      <TextField {...getFieldProps("linkedin")} {...urlProps} />
      <SelectField {...getFieldProps("affiliateType")}>
        <option value="">{copy.chooseType}</option>
        {Object.entries(copy.types).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
