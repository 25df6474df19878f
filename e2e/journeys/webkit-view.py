#!/usr/bin/python3
"""A bare WebKitGTK web view for WebKitWebDriver, in place of MiniBrowser: its window can be as narrow
as a phone, and no GTK dialog waits for a click when a file is saved."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# Errors are printed a line each, which webkit-driver.ts reads: WebDriver has no console.
REPORT_ERRORS = """
{
  const send = (text) => webkit.messageHandlers.errors.postMessage(text);
  // Reports with a delay, because loads that a navigation aborts fail in the page that is being left.
  const report = (text) => void setTimeout(send, 300, String(text));
  const { error } = console;
  console.error = (...values) => {
    report(values.join(" "));
    error.apply(console, values);
  };
  addEventListener("error", ({ message, target }) => report(message ?? `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} blocks ${blockedURI}`));
}
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def print_error(_content, result):
    text = result.get_js_value().to_string()
    print("page error:", " ".join(text.split()), flush=True)


def add_view():
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("errors")
    content.connect("script-message-received::errors", print_error)
    content.add_script(
        WebKit2.UserScript.new(
            REPORT_ERRORS,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        is_controlled_by_automation=True,
        is_ephemeral=True,
    )
    # No driver can press a button of the system's print dialog.
    view.connect("print", lambda *_: True)
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def on_automation_started(_context, session):
    # WebDriver matches it against the requested browser name.
    info = WebKit2.ApplicationInfo()
    info.set_name("angadi-webkit-view")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: add_view())


context.connect("automation-started", on_automation_started)
Gtk.main()
