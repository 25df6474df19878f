/** A tailor’s notice. SAMPLE: the shop, its people, numbers and addresses are invented. */
import type { NoticeFields } from "./notice.ts";
import { noticeCopy } from "./copy.ts";

const { defaults } = noticeCopy.form;

export const tailorShopNotice: NoticeFields = {
  texts: {
    name: "Rekha Tailors",
    address: "12 Ghod Dod Road, Surat",
    person: "Rekha Patel",
    phone: "98XXX XXXXX",
    email: "",
    link: "rekha-tailors.example/data",
    days: "15",
    offersAMonth: "two",
    grievance: "",
    date: "21 November 2026, v1",
  },
  data: { contact: defaults.contact, measurements: defaults.measurements, bills: defaults.bills },
  receivers: { accountant: "", whatsapp: "" },
  neverSold: true,
  channels: ["whatsapp"],
  languages: ["Gujarati"],
};

export const emptyNotice: NoticeFields = {
  texts: {
    name: "",
    address: "",
    person: "",
    phone: "",
    email: "",
    link: "",
    days: "15",
    offersAMonth: "",
    grievance: "",
    date: "",
  },
  data: {},
  receivers: {},
  neverSold: false,
  channels: [],
  languages: [],
};
