import type { SeedPost } from "../seed-post.ts";

/** An About page for a coach or tutor, before and after, with what each sentence is for. */
export const post: SeedPost = {
  id: "about-page-for-a-coach",
  title: "An About page for a tutor, before and after",
  excerpt:
    "One page by a mathematics teacher in Kochi, first as it is usually written and then as a parent would want it, and the six questions that get you there.",
  category: "Getting started",
  author: "Angadi team",
  createdTimeStamp: "2026-06-10T04:30:00.000Z",
  readTime: 5,
  tags: ["website", "copywriting", "coaching", "getting started"],
  blocks: [
    {
      type: "image",
      data: {
        file: { url: "/art/posts/about-page-for-a-coach.svg" },
        caption:
          "A teacher in a sari points at a blackboard with a circle cut into quarters, and two pupils look on.",
      },
    },
    {
      type: "paragraph",
      data: { text: "This is an About page. You have read it before, on a hundred sites:" },
    },
    {
      type: "paragraph",
      data: {
        text: "“Welcome to Excel Maths Academy. We are a leading institute providing quality education with a personalised approach. Our highly experienced faculty is passionate about bringing out the best in every child. With our result-oriented methodology and 100% success rate, we help students achieve their dreams. Join us and experience the difference.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Now be the mother who opens it at eleven at night, after a test with 34 marks. Who teaches? One person or six? How many children in the room? What happens on the day he understands nothing? What does it cost? There are 51 words up there, and not one of them answers her. Cover the name and the page could belong to a dance school.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Say you are that teacher, in Kochi: classes 9 and 10, a room over your house, three batches. Here is the same page, written by you.",
      },
    },
    { type: "paragraph", data: { text: "<h2>After</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "“My name is Leena. I teach mathematics to classes 9 and 10, CBSE and Kerala syllabus, in the room above our house in Kaloor. There are three batches, with eight students at most in each.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“I taught in a school for eleven years and started here in 2019. Most students who come to me are not bad at maths. They missed something in class 6 or 7, often fractions or minus signs, and everything since then has been built on the gap. So the first two weeks go into finding it.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“A class is 75 minutes: ten on last week’s mistakes, forty on new work, and twenty-five in which they solve and I walk around. Every second Saturday there is a test on paper. Parents get the marked sheet on WhatsApp, with one line on what to practise.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“I can’t promise a mark. I do promise to tell you within a month if I think another teacher would suit your child better.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "“The fee is ₹2,400 a month. The first class is free, and you may sit at the back. Please ring between ten and three. In the evening I am teaching.”",
      },
    },
    { type: "paragraph", data: { text: "<h2>What each part is for</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>A name and “I”.</b> One person teaches, so “our faculty” was a fib, and parents notice.",
          "<b>Three batches, eight students.</b> A number she can check with her own eyes at the door. “Personalised” is not checkable.",
          "<b>Eleven years in a school.</b> Experience with a place and a length. If you are new, say what you did before and since when you teach. New is no disgrace. Vague is.",
          "<b>The gap.</b> The one thing you know about children and maths that others don’t say. It takes the blame off the boy, and she reads on.",
          "<b>75 minutes.</b> 10 + 40 + 25. She can picture the room.",
          "<b>I can’t promise a mark.</b> It costs you nobody worth having. The parents who want a guarantee will go to somebody who sells one.",
          "<b>The fee.</b> She would have asked. Now she has decided before she rings.",
          "<b>Between ten and three.</b> A teacher who doesn’t pick up at six is teaching at six.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>The same for grown-ups</h2>" } },
    {
      type: "paragraph",
      data: { text: "Coaches of adults write the first page too, with longer words. Before:" },
    },
    {
      type: "paragraph",
      data: {
        text: "“I am a certified transformational coach who helps professionals become the best version of themselves.”",
      },
    },
    { type: "paragraph", data: { text: "After:" } },
    {
      type: "paragraph",
      data: {
        text: "“I help people who have to give a talk in English at work and dread it. We meet six times on video, an hour each. You bring your real slides. In the fourth hour you give me the whole talk, standing, and I record it. I spent nine years training bank staff. The six hours cost ₹9,000, half before the first and half before the fourth. If you want grammar from the beginning, I am the wrong person and will give you two names.”",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "₹9,000 ÷ 6 = ₹1,500 an hour, in two payments of ₹4,500. A reader can compare that. And the last sentence does more for trust than a row of logos.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: "For a swimming or badminton coach the same order holds: whom you teach, how many at once, what an hour looks like, who stands at the deep end, what it costs, how to come and watch.",
      },
    },
    { type: "paragraph", data: { text: "<h2>Results, photographs, certificates</h2>" } },
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "<b>Results.</b> Give the whole batch or nothing: “In March, 22 students sat the board exam and 20 passed in maths.” Only if it is so, and only if you have the list.",
          "<b>The law.</b> Guidelines of the Central Consumer Protection Authority, issued in November 2024, forbid coaching centres to promise marks, selection or jobs. A topper’s name, photo or words may be used only with written consent given after the result. They apply to centres with more than fifty students and leave out sports, dance and theatre. If you have twenty-four, keep to them anyway. They are what a careful parent expects.",
          "<b>Children’s faces.</b> Leave them out. Photograph yourself at the board, the room, and a page of corrected work with no name on it.",
          "<b>Certificates.</b> The full name, who gave it, in which year. If nobody outside your field knows the letters, spell them out or drop them.",
        ],
      },
    },
    { type: "paragraph", data: { text: "<h2>Six questions, one recording</h2>" } },
    {
      type: "paragraph",
      data: {
        text: "Don’t write the page. Ask a friend to put these to you, and let the phone record:",
      },
    },
    {
      type: "list",
      data: {
        style: "ordered",
        items: [
          "Who comes to you, and what has gone wrong the week before?",
          "What do most of them really lack?",
          "What happens in one hour, minute by minute?",
          "What do you do when it doesn’t work?",
          "Whom do you send to somebody else?",
          "What did you do before this, and for how long?",
        ],
      },
    },
    {
      type: "paragraph",
      data: {
        text: "Type out your answers, cut every sentence that a rival could sign, and stop at about 200 words. The page above has been through exactly that. Angadi makes a website from a conversation in about 30 seconds, but the fractions and the minus signs have to come from you.",
      },
    },
    {
      type: "paragraph",
      data: {
        text: `Read it to one parent who left you and one who stayed. If either laughs at a line, take it out. The page then needs company: <a href="/blog/first-website-five-pages">four more are enough</a>. And when a parent thanks you in March, that is the moment to <a href="/blog/ask-for-a-review">ask for a review</a>.`,
      },
    },
  ],
};
